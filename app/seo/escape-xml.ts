const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML carries it; letters that XML has no room for are left out. */
export function escapeXml(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
}
