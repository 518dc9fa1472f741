import { useIntl } from 'react-intl';
import { useFormat } from '../../../shared/i18n/useFormat';
import { volumeNames } from './simulationFormValues';

/** Names a volume: 'Previsto · volume 1,00'; of more or fewer than three none is the expected one. */
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
