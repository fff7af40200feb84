import { toPageParam, withParams } from '~/http/with-params'
import type { LogQuery } from '~/upstream/operator-acts.server'
import { ACT_SUBJECTS } from '~contract/desk'
import { parsePageNumber } from '~contract/values/page-number'

const LOG_PATH = '/desk/log'

export function parseLogQuery(query: URLSearchParams): LogQuery {
  return {
    subject: ACT_SUBJECTS.find((subject) => subject === query.get('subject')),
    page: parsePageNumber(query.get('page')),
  }
}

export function logPath({ subject, page }: LogQuery): string {
  return withParams(LOG_PATH, { subject, page: toPageParam(page) })
}
