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

/**
 * The options by which Page Up and Page Down move the highlight. So many are rendered on either side of it, because the
 * Autocomplete finds only rendered options.
 */
const pageOfOptions = 5;

interface VirtualListboxProps extends ComponentPropsWithRef<'ul'> {
  /** The index of the highlighted option. */
  readonly highlighted?: number;
}

/** The `listbox` slot of an Autocomplete, in MUI's style. @param highlighted the index of the highlighted option */
export function virtualListbox(highlighted: number): object {
  return { component: VirtualListbox, highlighted };
}

type OptionElement = ReactElement<ComponentPropsWithRef<'li'> & { 'data-index'?: number }>;

/** A list with its options as children; of a long list, only the visible options are rendered. */
function VirtualListbox({ children, highlighted = 0, ref, ...list }: VirtualListboxProps) {
  const element = useRef<HTMLUListElement>(null);
  // Memoised: the Autocomplete resets its highlight with every new ref.
  const setElement = useCallback(
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
    <ul {...list} ref={setElement}>
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

/** The space of options that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 && <li role="presentation" style={{ height }} />;
}
