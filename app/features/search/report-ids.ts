/** How many reports of earlier lists go along with the next query. */
const MAX_REPORT_IDS = 5

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Joined as the cookie and the query have them. */
export function formatReportIds(ids: string[]): string {
  return ids.join(',')
}

/** The reports of earlier lists, newest first; whatever is no uuid is left out. */
export function parseReportIds(text: string | undefined): string[] {
  const ids = text?.split(',').filter((id) => UUID.test(id)) ?? []
  return [...new Set(ids)].slice(0, MAX_REPORT_IDS)
}

/** The list with the report of the answer that has just come. */
export function addReportId(ids: string[], id: string): string[] {
  return parseReportIds(formatReportIds([id, ...ids]))
}
