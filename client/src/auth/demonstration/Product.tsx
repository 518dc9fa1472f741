import { useTexts } from '../texts';

/** A picture of the product, and whom it is for. */
export function Product() {
  const { say } = useTexts();
  return (
    <aside className="product" aria-label={say('demonstration.product')}>
      <p>{say('demonstration.audience')}</p>
      <img
        src={new URL('./product.webp', import.meta.url).href}
        width={1120}
        height={760}
        alt={say('demonstration.picture')}
      />
    </aside>
  );
}
