import { type DocumentPartName, useServerOnlyParts } from './server-only-parts'

/** Part of a hydrated page that only the server renders: the browser keeps its markup unchanged. */
export function DocumentPart({ name }: { name: DocumentPartName }) {
  const __html = useServerOnlyParts().partMarkup?.[name] ?? ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it on the server
  return <div dangerouslySetInnerHTML={{ __html }} suppressHydrationWarning />
}
