import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  useCallback,
  useRef,
  type ComponentPropsWithRef,
  type ReactElement,
} from 'react';
import { useVirtualRows } from './useVirtualRows';

/** The usual height of an option, in pixels. */
const optionHeight = 48;

/** Options that the keys for a page pass over; the Autocomplete finds an option only where it is drawn. */
const pageOfOptions = 5;

interface VirtualListboxProps extends ComponentPropsWithRef<'ul'> {
  /** The place of the highlighted option. */
  readonly highlighted?: number;
}

/** The slot of an Autocomplete's list: MUI's own look over this list. @param highlighted the highlighted option's place */
export function virtualListbox(highlighted: number): object {
  return { component: VirtualListbox, highlighted };
}

type OptionElement = ReactElement<ComponentPropsWithRef<'li'> & { 'data-index'?: number }>;

/** A list whose options come as its children: of a long one those in sight are drawn. */
function VirtualListbox({ children, highlighted = 0, ref, ...list }: VirtualListboxProps) {
  const element = useRef<HTMLUListElement>(null);
  // The Autocomplete begins its highlight anew with every new ref that it gets: this one stays the same.
  const both = useCallback(
    (node: HTMLUListElement | null) => {
      element.current = node;
      if (typeof ref === 'function') ref(node);
    },
    [ref],
  );
  const options = Children.toArray(children).filter((child): child is OptionElement => isValidElement(child));
  const around = Array.from({ length: 2 * pageOfOptions + 1 }, (_, offset) => highlighted - pageOfOptions + offset);
  const { isVirtual, rows, gapAfter, measure } = useVirtualRows(element, {
    count: options.length,
    rowHeight: optionHeight,
    reachable: [0, ...around, options.length - 1],
  });
  return (
    <ul {...list} ref={both}>
      {rows.map(({ index, gap }) => {
        const option = options[index];
        const place = { 'data-index': index, 'aria-setsize': options.length, 'aria-posinset': index + 1 };
        return (
          option && (
            <Fragment key={option.key}>
              <Gap height={gap} />
              {isVirtual ? cloneElement(option, { ref: measure, ...place }) : option}
            </Fragment>
          )
        );
      })}
      <Gap height={gapAfter} />
    </ul>
  );
}

/** The space of options that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 && <li role="presentation" style={{ height }} />;
}
