import { Icon } from './Icon';

/** What came of a form that has done its work. */
export function Outcome({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="outcome" role="status">
      <Icon name="done" />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
    </div>
  );
}
