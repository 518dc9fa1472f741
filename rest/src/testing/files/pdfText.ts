import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page of a PDF, with single spaces. */
export async function pdfTexts(file: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file), { verbosity: 0 }), {
    mergePages: false,
  });
  return text.map((page) => page.replace(/\s+/g, ' '));
}
