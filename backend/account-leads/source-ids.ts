/**
 * SQL of the ids that rows `source` of `account_lead_sources` name, null for other kinds. They have the type
 * of the primary keys, so that their indexes are used.
 */
export const CONVERSATION_ID_SQL = "case source.kind when 'conversation' then source.source_id::uuid end"
export const VIEWING_ID_SQL = "case source.kind when 'viewing' then source.source_id::uuid end"
export const CONTACT_REQUEST_ID_SQL = "case source.kind when 'match' then source.source_id::integer end"
