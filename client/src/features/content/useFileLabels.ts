import { useFileSize } from '../../shared/files/useFileSize';

interface ContentFile {
  readonly filename: string;
  readonly size: number;
}

/** 'PDF · 1,2 MB': what a file is, by its extension, and how large. */
export function useFileLabels(): (file: ContentFile) => string {
  const fileSize = useFileSize();
  return ({ filename, size }) => {
    const [, extension] = /\.([A-Za-z0-9]{1,5})$/.exec(filename) ?? [];
    return [extension?.toUpperCase(), fileSize(size)].filter(Boolean).join(' · ');
  };
}
