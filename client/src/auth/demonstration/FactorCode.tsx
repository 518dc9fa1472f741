import { useEffect, useState } from 'react';
import type { FactorCodeProps } from '../LoadedDemonstration';
import { useTexts } from '../texts';
import { canCompute, stepMs, totpCode } from './totpCode';

/**
 * The code that the app of the demonstration's person with a second factor shows now; where the address is not secure,
 * and the browser works out none, the key for an app.
 */
export function FactorCode({ person: { name, key }, now }: FactorCodeProps) {
  const { say } = useTexts();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    if (!canCompute()) return;
    let timer: ReturnType<typeof setTimeout>;
    let isShown = true;
    const show = async () => {
      const at = now();
      const next = await totpCode(key, at);
      if (!isShown) return;
      setCode(next);
      timer = setTimeout(() => void show(), stepMs - (at % stepMs));
    };
    void show();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [key, now]);
  if (!canCompute()) return <p className="password">{say('demonstration.key', { name, key })}</p>;
  return code === undefined ? null : <p className="password">{say('demonstration.code', { name, code })}</p>;
}
