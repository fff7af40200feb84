import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { notFound } from '~/http/error-responses.server'
import { toLocalizedPath } from '~/i18n/languages'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { answerViewing, cancelViewing, moveViewing } from '~/upstream/viewings.server'
import { toViewingPath } from '~contract/viewings'
import { answerForm, moveForm, ownerCancelForm, seekerCancelForm } from './form'
import { toViewingReference } from './viewing-keys.server'
import { findViewing, loadViewingPage, requireViewingId } from './viewing-page.server'
import { MissingViewing, ViewingView } from './viewing-view'
import sheet from './viewings.css?url'

export const loader = (args: LoaderFunctionArgs) => loadViewingPage(args)

async function viewingAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const reference = toViewingReference(args, requireViewingId(args.params))
  const viewing = await findViewing(visitor, reference)
  if (!viewing) throw notFound('errors.page_not_found')
  const href = toLocalizedPath(toViewingPath(reference.id), visitor.language)
  const done = (flash: FlashName) => redirectWithFlash(href, flash)
  return handleForms(
    args,
    onSubmit(moveForm, async ({ values, reject }) => {
      const answer = await visitor.call(moveViewing(reference, values.time_id))
      if (answer.ok) return done('viewing_moved')
      const isTaken = answer.fieldErrors.some(({ field }) => field === 'time_id')
      return reject(
        isTaken ? { time_id: { key: 'viewing_time_taken' } } : { '': { key: 'viewing_not_changed' } },
      )
    }),
    onSubmit(viewing.party === 'owner' ? ownerCancelForm : seekerCancelForm, async ({ values, reject }) => {
      const answer = await visitor.call(cancelViewing(reference, values.reason))
      return answer.ok ? done('viewing_cancelled') : reject({ '': { key: 'viewing_not_changed' } })
    }),
    onSubmit(answerForm, async ({ values, refuse }) => {
      const answer = await visitor.call(answerViewing(reference, values.took_place))
      return answer.ok ? done('viewing_answered') : refuse(answer)
    }),
  )
}

export const action = pageAction(viewingAction)

export const meta = createMeta<typeof loader>(({ title, canonical }) => ({ title, canonical, noIndex: true }))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function ViewingPage() {
  const { title, canonical, isSignedIn, found } = useLoaderData<typeof loader>()
  return (
    <div className="wrap viewing-page">
      <h1>{title}</h1>
      {found ? <ViewingView details={found} path={canonical} /> : <MissingViewing isSignedIn={isSignedIn} />}
    </div>
  )
}
