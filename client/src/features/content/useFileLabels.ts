import { useFileSize } from '../../shared/files/useFileSize';

interface ContentFile {
  readonly filename: string;
  readonly size: number;
}

/** Formats a file's type, by its extension, and its size: 'PDF · 1,2 MB'. */
export function useFileLabels(): (file: ContentFile) => string {
  const fileSize = useFileSize();
  return ({ filename, size }) => {
    const [, extension] = /\.([A-Za-z0-9]{1,5})$/.exec(filename) ?? [];
    return [extension?.toUpperCase(), fileSize(size)].filter(Boolean).join(' · ');
  };
}
