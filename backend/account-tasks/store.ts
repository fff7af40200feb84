import type { Db } from '~backend/platform/db/pool'
import { LIFECYCLE_STATUS_SQL } from '~backend/statements/statement-row'
import { BOOKED_SQL } from '~backend/viewings/rules'
import {
  type AccountTaskName,
  type CompanyProfilePart,
  ENDED_STATEMENT_DAYS,
  ENDING_PROMOTION_DAYS,
  ENDING_STATEMENT_DAYS,
  MAX_TASK_IDS,
  VIEWING_QUESTION_DAYS,
} from '~contract/account-tasks'
import { isQuestion, NOTIFICATION_KIND, toNotificationKind } from '~contract/notifications'

const QUESTION_NUMBERS = Object.values(NOTIFICATION_KIND).filter((number) =>
  isQuestion(toNotificationKind(number)),
)

type TaskRow = { name: AccountTaskName; count: number; ids: string[] }

/** Lists what waits for the user, in no order. Each part reads an index by user. */
export async function listTasks(db: Db, userId: number): Promise<TaskRow[]> {
  const { rows } = await db.query<TaskRow>(
    `with own as (
       select s.id, s.expires_at, s.vip_until, ${LIFECYCLE_STATUS_SQL} as lifecycle_status,
              exists (select from statement_blocks b where b.statement_id = s.id and b.cause = 'statement') as is_blocked
       from statements s where s.user_id = $1 and s.deleted_at is null),
     waiting (name, id, sort) as (
       select case
           when is_blocked then 'statement_blocked'
           when lifecycle_status = 'active' and expires_at < now() + make_interval(days => $2) then 'statement_ending'
           when lifecycle_status = 'expired' and expires_at > now() - make_interval(days => $3) then 'statement_ended'
         end, id::text, extract(epoch from expires_at)
       from own
       union all
       select 'promotion_ending', id::text, extract(epoch from vip_until) from own
       where lifecycle_status = 'active' and vip_until > now() and vip_until < now() + make_interval(days => $4)
       union all
       select case state when 'open' then 'draft_open' else 'draft_refused' end, id::text, -extract(epoch from updated_at)
       from statement_drafts where user_id = $1 and state in ('open', 'refused')
       union all
       select 'question', uuid::text, extract(epoch from created_at) from notifications
       where user_id = $1 and kind = any($5::smallint[]) and response is null
       union all
       select 'measurement_to_pay', o.id::text, o.id from measurements m join service_orders o on o.id = m.order_id
       where o.user_id = $1 and o.state in ('paid', 'done') and m.difference > 0 and m.difference_paid_at is null
       union all
       select case
           when starts_at > now() and (starts_at at time zone 'Asia/Tbilisi')::date
             <= (now() at time zone 'Asia/Tbilisi')::date + 1 then 'viewing_soon'
           when ends_at < now() and ends_at > now() - make_interval(days => $7)
             and case when owner_id = $1 then owner_answer else seeker_answer end is null then 'viewing_question'
         end, id::text, extract(epoch from starts_at)
       from viewings where (owner_id = $1 or user_id = $1) and ${BOOKED_SQL})
     select name, count(*)::int as count, (array_agg(id order by sort, id))[1:$6] as ids
     from waiting where name is not null group by name`,
    [
      userId,
      ENDING_STATEMENT_DAYS,
      ENDED_STATEMENT_DAYS,
      ENDING_PROMOTION_DAYS,
      QUESTION_NUMBERS,
      MAX_TASK_IDS,
      VIEWING_QUESTION_DAYS,
    ],
  )
  return rows
}

interface AccountState {
  isOperator: boolean
  isCompany: boolean
  awaitsConfirmation: boolean
  missing: CompanyProfilePart[]
}

/** Returns the user's rights and, of a company, the empty parts of its public profile. */
export async function findAccountState(db: Db, userId: number): Promise<AccountState | undefined> {
  const { rows } = await db.query<AccountState>(
    `select u.is_operator as "isOperator", u.type in ('broker', 'developer') as "isCompany",
            u.awaits_confirmation as "awaitsConfirmation",
            array_remove(array[
              case when coalesce(u.logo, u.avatar, '') = '' then 'photo' end,
              case when concat(u.about_ka, u.about_en, u.about_ru) = '' then 'about' end,
              case when concat(u.address_ka, u.address_en, u.address_ru) = '' then 'address' end,
              case when coalesce(u.phone_number, '') = '' then 'phone' end], null) as missing
     from users u where u.id = $1`,
    [userId],
  )
  return rows[0]
}
