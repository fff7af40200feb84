import { randomUUID } from 'node:crypto'
import { Router } from 'express'
import type { LocalizeAddress } from '~backend/geocoding/localize-address'
import type { NewMessage } from '~backend/messages/add-message'
import { notifyOwnerOfDecision } from '~backend/notifications/notify-owner'
import { addOperatorAct } from '~backend/platform/auth/operator-acts'
import type { Db } from '~backend/platform/db/pool'
import { inTransaction } from '~backend/platform/db/transaction'
import { mountEndpoint } from '~backend/platform/http/mount-endpoint'
import { toPage } from '~backend/platform/http/pagination'
import { reviewEndpoints } from '~contract/endpoints/desk-statements'
import { getDraftStep, isDraftField } from '~contract/statement-drafts'
import { requireDraftId } from './access'
import { readDraftPhoto, SMALL_WIDTH } from './photos/read-draft-photo'
import type { PhotoContext } from './photos/receive-photo'
import { writeStatement } from './publish'
import { findReview, listReviews } from './reviews'
import { type DraftRow, requireDraftInReview } from './store'

/** An operator publishes a reviewed draft, or rejects it with a reason. */
export function operatorStatementRoutes(
  context: Pick<PhotoContext, 'pool' | 'storage'>,
  localizeAddress: LocalizeAddress,
): Router {
  const { pool } = context
  const router = Router()

  mountEndpoint(router, reviewEndpoints.list, async ({ query, locale }) =>
    listReviews(pool, toPage(query), locale),
  )

  mountEndpoint(router, reviewEndpoints.one, async ({ params, locale }) =>
    findReview(pool, requireDraftId(params.id), locale),
  )

  mountEndpoint(router, reviewEndpoints.photo, async ({ params }) => {
    const id = requireDraftId(params.id)
    await requireDraftInReview(pool, id)
    return readDraftPhoto(context, id, params.token, SMALL_WIDTH)
  })

  mountEndpoint(router, reviewEndpoints.publish, async ({ params, userId, locale }) =>
    decide(requireDraftId(params.id), async (transaction, draft) => {
      const statementId = await writeStatement(transaction, draft, localizeAddress)
      await addOperatorAct(transaction, {
        ...subjectOf(draft),
        operatorId: userId,
        act: 'publish',
        after: { statement_id: statementId },
      })
      await notifyOwner(transaction, draft, {
        facts: { statementId, refusal: '' },
        locale,
        cause: `statement_published:${draft.id}`,
      })
      return { statement_id: statementId }
    }),
  )

  mountEndpoint(router, reviewEndpoints.refuse, async ({ params, body: { reason }, userId, locale }) =>
    decide(requireDraftId(params.id), async (transaction, draft) => {
      await transaction.query(
        "update statement_drafts set state = 'refused', refusal = $2, updated_at = now() where id = $1",
        [draft.id, reason],
      )
      await addOperatorAct(transaction, {
        ...subjectOf(draft),
        operatorId: userId,
        act: 'refuse',
        text: reason,
        after: { state: 'refused' },
      })
      await notifyOwner(transaction, draft, {
        facts: { statementId: draft.statement_id ?? undefined, refusal: reason },
        locale,
        // A random part, because a draft can be rejected several times.
        cause: `statement_refused:${randomUUID()}`,
      })
      return []
    }),
  )

  return router

  function decide<Result>(
    id: string,
    write: (transaction: Db, draft: DraftRow) => Promise<Result>,
  ): Promise<Result> {
    return inTransaction(pool, async (transaction) => {
      // Locked before the draft, like by blocking and closing, so that a blocked owner's draft is not
      // published.
      await transaction.query(
        'select from users where id = (select user_id from statement_drafts where id = $1) for no key update',
        [id],
      )
      return write(transaction, await requireDraftInReview(transaction, id, 'for update'))
    })
  }
}

/** Excludes the phone number, because the log stays after the account is closed. */
const subjectOf = ({ id, content }: DraftRow) => ({
  subject: 'statement_draft' as const,
  subjectId: id,
  before: { state: 'in_review', content: omitContact(content) },
})

const omitContact = (content: DraftRow['content']) =>
  Object.fromEntries(
    Object.entries(content).filter(([name]) => !isDraftField(name) || getDraftStep(name) !== 'contact'),
  )

type Review = Pick<NewMessage<'statement_reviewed'>, 'facts' | 'locale' | 'cause'>

async function notifyOwner(transaction: Db, { user_id: userId }: DraftRow, review: Review): Promise<void> {
  if (userId === null) return
  const { statementId, refusal } = review.facts
  await notifyOwnerOfDecision(
    transaction,
    { kind: 'statement_reviewed', to: { userId }, ...review },
    refusal ? '/account/statements' : `/statements/${statementId}`,
  )
}
