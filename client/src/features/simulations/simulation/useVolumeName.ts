import { useTexts } from '../../../shared/i18n/useTexts';
import { volumeNames } from './simulationFormValues';

/** Formats a volume: 'Previsto · volume 1,00'. Low, expected and high are named only among exactly three. */
export function useVolumeName(): (volume: string, place: { readonly index: number; readonly count: number }) => string {
  const { say, format } = useTexts('simulations');
  return (volume, { index, count }) => {
    const name = count === volumeNames.length ? volumeNames[index] : undefined;
    return say(`volume${name === undefined ? '' : `.${name}`}`, {
      volume: format.number(volume, { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
    });
  };
}
