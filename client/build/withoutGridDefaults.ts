import type { Plugin } from 'vite';

const defaults = /\/@mui\/x-data-grid\/constants\/defaultGridSlotsComponents\.mjs$/;

/**
 * Takes the data grid's default parts out of the product. The list names all its own, in development and in tests too
 * (src/shared/list/grid/gridSlots.tsx), but a bundler cannot know that: a quarter of the grid would be fetched and never
 * drawn.
 */
export function withoutGridDefaults(): Plugin {
  let isFound = false;
  return {
    name: 'without-grid-defaults',
    apply: 'build',
    transform: {
      filter: { id: defaults },
      handler: () => {
        isFound = true;
        return { code: 'export const DATA_GRID_DEFAULT_SLOTS_COMPONENTS = {};', map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && !isFound) {
        this.error('The data grid keeps its default parts elsewhere now: look for them, and change this plugin.');
      }
    },
  };
}
