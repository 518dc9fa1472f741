import { useIntl } from 'react-intl';
import { useFormat } from '../../../shared/i18n/useFormat';
import { volumeNames } from './simulationFormValues';

/** Formats a volume: 'Previsto · volume 1,00'. Low, expected and high are named only among exactly three. */
export function useVolumeName(): (volume: string, place: { readonly index: number; readonly count: number }) => string {
  const intl = useIntl();
  const format = useFormat();
  return (volume, { index, count }) => {
    const name = count === volumeNames.length ? volumeNames[index] : undefined;
    return intl.formatMessage(
      { id: `simulations.volume${name === undefined ? '' : `.${name}`}` },
      { volume: format.number(volume, { minimumFractionDigits: 2, maximumFractionDigits: 6 }) },
    );
  };
}
