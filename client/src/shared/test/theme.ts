import { makeTheme } from '../../app/theme/theme';

/** The portal's theme. */
export const theme = makeTheme();
