import { Icon } from './Icon';

/** The outcome of a form that was sent. */
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
