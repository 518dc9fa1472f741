import Box from '@mui/material/Box';
import type { SystemStyleObject, Theme } from '@mui/system';
import { useRef, useState, type ReactNode } from 'react';

interface TicketImageProps {
  /** The address with the newest ticket; undefined while there is none. */
  readonly url: string | undefined;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Visible when the page opens: loaded at once, not lazily. */
  readonly eager?: boolean;
  readonly sx?: SystemStyleObject<Theme>;
  /** Called at most once, when the ticket may have expired: requests a new one. */
  readonly onBroken?: (() => void) | undefined;
  /** Shown where no image is available. */
  readonly fallback: ReactNode;
}

/**
 * An image that is fetched with a ticket, which expires after five minutes. The first ticket is kept, so that later
 * responses with newer tickets do not load the same image again; once it has expired, the newest is used.
 */
export function TicketImage({ url, alt, width, height, eager, sx, onBroken, fallback }: TicketImageProps) {
  const [currentUrl, setCurrentUrl] = useState(url);
  const [broken, setBroken] = useState<string>();
  const hasRequested = useRef(false);
  if (currentUrl === undefined && url !== undefined) setCurrentUrl(url);
  const src = currentUrl !== undefined && currentUrl !== broken ? currentUrl : url !== broken ? url : undefined;
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
        setCurrentUrl(url);
        if (url === src && !hasRequested.current) {
          hasRequested.current = true;
          onBroken?.();
        }
      }}
    />
  );
}
