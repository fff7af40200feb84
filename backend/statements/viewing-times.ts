import { toGeorgianTimeSql } from '~backend/platform/db/georgian-time-sql'

/**
 * SQL of a free time, on `viewing_times t` of `statements s`: coming, not booked, and the owner is at no
 * other viewing then.
 */
export const FREE_TIME_SQL = `t.starts_at > now()
  and not exists (select from viewings v where v.time_id = t.id and v.state in ('booked', 'moved'))
  and not (t.in_person and exists (
    select from viewings v where v.owner_id = s.user_id and v.in_person and v.state in ('booked', 'moved')
      and tstzrange(v.starts_at, v.ends_at) && tstzrange(t.starts_at, t.ends_at)))`

export type FreeTimesJson = { count: number; next_at: string | null }

/** SQL of `FreeTimesJson` of `statements s`: the number of its free times, and the first of them. */
export const FREE_TIMES_SQL = `(select json_build_object('count', count(*), 'next_at', ${toGeorgianTimeSql('min(t.starts_at)')})
  from viewing_times t where t.statement_id = s.id and ${FREE_TIME_SQL})`
