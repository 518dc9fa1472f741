import type { ReactNode } from 'react';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly onChoose: (option: T) => void;
  /** The content of an option's button, with its name or language where they differ. */
  readonly show: (option: T) => { readonly label?: string; readonly lang?: string; readonly content: ReactNode };
}

/** A few options, one of them chosen. */
export function Choice<T extends string>({ label, options, chosen, onChoose, show }: ChoiceProps<T>) {
  return (
    <div className="choice" role="group" aria-label={label}>
      {options.map((option) => {
        const { label: name, lang, content } = show(option);
        return (
          <button
            key={option}
            type="button"
            aria-pressed={option === chosen}
            aria-label={name}
            lang={lang}
            onClick={() => onChoose(option)}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
}
