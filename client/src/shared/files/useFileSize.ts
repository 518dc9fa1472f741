import { useFormat } from '../i18n/useFormat';

/** 1_234_567 → '1,2 MB' */
export function useFileSize(): (bytes: number) => string {
  const format = useFormat();
  return (bytes) => {
    const isLarge = bytes >= 1_000_000;
    const value = isLarge ? bytes / 1_000_000 : Math.max(bytes / 1_000, 0.1);
    return `${format.number(value, { maximumFractionDigits: 1 })} ${isLarge ? 'MB' : 'KB'}`;
  };
}
