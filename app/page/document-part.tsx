import { type DocumentPartName, useDocumentSlots } from './document-slots'

/** A part of a hydrated page that only the server renders: the browser keeps it as it came. */
export function DocumentPart({ name }: { name: DocumentPartName }) {
  const __html = useDocumentSlots().partMarkup?.[name] ?? ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it on the server
  return <div dangerouslySetInnerHTML={{ __html }} suppressHydrationWarning />
}
