import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { notFound } from '~/http/error-responses.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { GatePage } from '~/ui/gate-page'
import {
  changeComparison,
  deleteComparison,
  removeComparisonPerson,
  saveVotes,
} from '~/upstream/comparisons.server'
import { formatComparedPlace, SHARED_COMPARISON_PATH } from '~contract/comparisons'
import { findStatement } from './compared-statements.server'
import styles from './comparison.css?url'
import { forgetComparisonKeys } from './comparison-keys.server'
import { addPlace } from './find-place.server'
import {
  changeForm,
  createVoteForm,
  deleteComparisonForm,
  placeForm,
  removePersonForm,
  removePlaceForm,
} from './form'
import { findComparison, loadTogether, readKeys, type TogetherData } from './together-loader.server'
import { TogetherView } from './together-view'
import { comparisonUrl, sharedComparisonUrl } from './urls'

export const loader = (args: LoaderFunctionArgs) => loadTogether(args)

async function togetherAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const keys = readKeys(args)
  const shared = keys && (await findComparison(visitor, keys))
  if (!shared) throw notFound('errors.page_desc')
  const page = toLocalizedPath(sharedComparisonUrl(keys.key), visitor.language)
  const done = (flash: FlashName) => redirectWithFlash(page, flash)
  return handleForms(
    args,
    onSubmit(createVoteForm(shared.ids), async ({ values, reject, refuse }) => {
      if (keys.person === undefined) return reject({ '': { key: 'votes_need_cookies' } })
      const answer = await visitor.call(saveVotes(keys, values))
      if (answer.ok) return done('votes_saved')
      return answer.fieldErrors.some(({ field }) => field === 'person_key')
        ? reject({ '': { key: 'too_many_voters' } })
        : refuse(answer)
    }),
    onSubmit(removePersonForm, async ({ values: { person }, refuse }) => {
      const answer = await visitor.call(removeComparisonPerson(keys, person))
      return answer.ok ? done('voter_removed') : refuse(answer)
    }),
    onSubmit(changeForm, async ({ values: { statements: ids }, reject, refuse }) => {
      const unknown = await findUnknown(
        visitor,
        ids.filter((id) => !shared.ids.includes(id)),
      )
      if (unknown !== undefined)
        return reject({ statements: { key: 'compared_unknown', args: { id: String(unknown) } } })
      const answer = await visitor.call(changeComparison(keys, { ...shared, ids }))
      return answer.ok ? done('comparison_changed') : refuse(answer)
    }),
    onSubmit(placeForm, async ({ values, reject, refuse }) => {
      const places = await addPlace(args, shared, values)
      if (!Array.isArray(places)) return reject(places)
      const answer = await visitor.call(changeComparison(keys, { ...shared, places }))
      return answer.ok ? done('comparison_changed') : refuse(answer)
    }),
    onSubmit(removePlaceForm, async ({ values: { place }, refuse }) => {
      const places = shared.places.filter((each) => formatComparedPlace(each) !== place)
      const answer = await visitor.call(changeComparison(keys, { ...shared, places }))
      return answer.ok ? done('comparison_changed') : refuse(answer)
    }),
    onSubmit(deleteComparisonForm, async ({ refuse }) => {
      const answer = await visitor.call(deleteComparison(keys))
      if (!answer.ok) return refuse(answer)
      const href = toLocalizedPath(comparisonUrl(shared), visitor.language)
      return redirectWithFlash(href, 'comparison_deleted', [forgetComparisonKeys(args, keys.key)])
    }),
  )
}

/** Returns the first id without a public statement. */
async function findUnknown(visitor: Visitor, ids: readonly number[]): Promise<number | undefined> {
  const found = await Promise.all(ids.map((id) => findStatement(visitor, id)))
  return ids.find((_, index) => found[index]?.reason === 'gone')
}

export const action = pageAction(togetherAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: SHARED_COMPARISON_PATH,
  noIndex: true,
}))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export default function TogetherPage() {
  const { t } = useTranslation('comparison')
  const { language } = usePage()
  const page = useLoaderData<typeof loader>()
  if (page.shared) return <TogetherView data={page as TogetherData} />
  return (
    <GatePage title={page.title}>
      <p className="lead">{t('together.gone')}</p>
      <p>
        <ButtonLink variant="main" href={toLocalizedPath('/favorites', language)}>
          {t('to_favorites')}
        </ButtonLink>
      </p>
    </GatePage>
  )
}
