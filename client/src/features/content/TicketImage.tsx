import Box from '@mui/material/Box';
import type { SystemStyleObject, Theme } from '@mui/system';
import { useRef, useState, type ReactNode } from 'react';

interface TicketImageProps {
  /** The newest ticket's address; undefined while there is none. */
  readonly url: string | undefined;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** The image stands in sight from the beginning: it is not left for later. */
  readonly eager?: boolean;
  readonly sx?: SystemStyleObject<Theme>;
  /** The ticket may have run out: asks for a new one. Heard once at most. */
  readonly onBroken?: (() => void) | undefined;
  /** Stands where no image can be had. */
  readonly fallback: ReactNode;
}

/**
 * An image that is fetched by a ticket, which is good for five minutes. The first ticket is cached, so that newer
 * responses do not fetch the same image again; where it has run out, the newest takes its place.
 */
export function TicketImage({ url, alt, width, height, eager, sx, onBroken, fallback }: TicketImageProps) {
  const [stored, setStored] = useState(url);
  const [broken, setBroken] = useState<string>();
  const hasRequested = useRef(false);
  if (stored === undefined && url !== undefined) setStored(url);
  const src = stored !== undefined && stored !== broken ? stored : url !== broken ? url : undefined;
  if (src === undefined) return fallback;
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      sx={sx ?? {}}
      onError={() => {
        setBroken(src);
        setStored(url);
        if (url === src && !hasRequested.current) {
          hasRequested.current = true;
          onBroken?.();
        }
      }}
    />
  );
}
