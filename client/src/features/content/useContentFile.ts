import { useApolloClient } from '@apollo/client/react';
import { useDownload } from '../../shared/files/useDownload';
import { ContentFileDocument } from './content.generated';

interface WithFile {
  readonly id: string;
  readonly title: string;
}

/** Downloads the file of a content. */
export function useContentFile() {
  const client = useApolloClient();
  const { busy, download } = useDownload();
  const fetchFile = ({ id, title }: WithFile) =>
    void download(async () => {
      const { data } = await client.query({
        query: ContentFileDocument,
        variables: { id, part: 'FILE' },
        fetchPolicy: 'no-cache',
      });
      return data?.contentFile;
    }, title);
  return { busy, fetchFile };
}
