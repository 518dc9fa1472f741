import { useFileSize } from '../../shared/files/useFileSize';

interface ContentFile {
  readonly filename: string;
  readonly size: number;
}

/** 'PDF · 1,2 MB': what a file is, by its name's ending, and how large. */
export function useFileWords(): (file: ContentFile) => string {
  const fileSize = useFileSize();
  return ({ filename, size }) => {
    const [, ending] = /\.([A-Za-z0-9]{1,5})$/.exec(filename) ?? [];
    return [ending?.toUpperCase(), fileSize(size)].filter(Boolean).join(' · ');
  };
}
