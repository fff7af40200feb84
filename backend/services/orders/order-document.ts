import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'

/** SQL: name and time of the document of the order `o`. */
export const ORDER_DOCUMENT_SQL = `(select json_build_object('name', d.name, 'made_at', ${toGeorgianTimeSql('d.made_at')})
  from order_documents d where d.order_id = o.id)`
