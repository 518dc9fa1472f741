/** The logo of `shared/page/Logo`, for the pages without the theme's libraries. Decorative: the name is beside it. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <svg className="logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="4" />
      <path d="M6 9.5 16 5l10 4.5v4L16 9 6 13.5zM6 17l10-4.5L26 17v4l-10-4.5L6 21zM6 24.5 16 20l10 4.5v4L16 24 6 28.5z" />
    </svg>
  );
}
