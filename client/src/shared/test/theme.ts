import { makeTheme } from '../../app/theme/theme';

/** The portal's look. */
export const theme = makeTheme();
