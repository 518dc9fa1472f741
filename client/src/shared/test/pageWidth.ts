/** Gives the page a width: what the media queries of the theme ask for. */
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
