import type { ReactNode } from 'react';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly onChoose: (option: T) => void;
  /** What stands on an option's button, and how it is named or spoken. */
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
