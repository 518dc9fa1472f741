/** Sets the width of the page for the media queries of the theme. */
export function setPageWidth(width: number): void {
  window.matchMedia = (media) => {
    const [, most] = /max-width:\s*([\d.]+)px/.exec(media) ?? [];
    const matches = most !== undefined && width <= Number(most);
    return Object.assign(new EventTarget(), {
      media,
      matches,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}

export const phone = 390;
export const desktop = 1440;
