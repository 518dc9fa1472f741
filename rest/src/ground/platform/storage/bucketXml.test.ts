import { expect, test } from '@jest/globals';
import { recordsIn } from './bucketXml.js';

test('elements are read with the texts within them, entities undone', () => {
  const xml = `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">
    <Contents><Key>a &amp; b</Key><Owner><ID>1</ID></Owner><Size>12</Size></Contents>
    <Contents><Key>c</Key><Size>0</Size></Contents>
    <NextContinuationToken>next</NextContinuationToken></ListBucketResult>`;
  expect(recordsIn(xml, 'Contents')).toMatchObject([
    { Key: 'a & b', Size: '12' },
    { Key: 'c', Size: '0' },
  ]);
  expect(recordsIn(xml, 'ListBucketResult')[0]?.['NextContinuationToken']).toBe('next');
});

test('an error of S3 says its code', () => {
  const xml = '<Error><Code>NoSuchKey</Code><Message>There is none.</Message></Error>';
  expect(recordsIn(xml, 'Error')).toMatchObject([{ Code: 'NoSuchKey' }]);
});

test.each(['', 'Bad Gateway', '<html><body><p>Bad Gateway</body></html>', '{"Code":"NoSuchKey"}'])(
  'a body of something on the way has no records: %j',
  (body) => expect(recordsIn(body, 'Error')).toEqual([]),
);
