import { useTexts } from '../texts';

interface AuthHeadingProps {
  readonly title: string;
  readonly text?: string;
}

/** The document title and the heading of a sign-in page. */
export function AuthHeading({ title, text }: AuthHeadingProps) {
  const { say } = useTexts();
  return (
    <>
      <title>{say('app.title', { page: title })}</title>
      <h1 tabIndex={-1}>{title}</h1>
      {text !== undefined && <p className="lead">{text}</p>}
    </>
  );
}
