import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { countViewOnCacheHit } from '~/features/statements/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor } from '~/session/visitor.server'
import { Breadcrumbs } from '~/ui/breadcrumbs'
import { Button, ButtonLink } from '~/ui/button'
import { Chip, ChipRow } from '~/ui/chip'
import { EmptyState } from '~/ui/empty-state'
import { Flash } from '~/ui/flash'
import { UnreachablePart } from '~/ui/unreachable-part'
import { createComparison } from '~/upstream/comparisons.server'
import { COMPARISON_DAYS, MAX_COMPARED } from '~contract/comparisons'
import { loadComparedStatements } from './compared-statements.server'
import { ComparedTable } from './compared-table'
import styles from './comparison.css?url'
import { serializeComparisonKeys } from './comparison-keys.server'
import { addPlace } from './find-place.server'
import { placeForm, shareForm } from './form'
import { MissingStatements } from './missing-statements'
import { AddPlace } from './place-fields'
import {
  comparisonParams,
  comparisonUrl,
  findFavoritesReferrer,
  parseComparisonQuery,
  sharedComparisonUrl,
} from './urls'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = getVisitor({ request, context })
  const { language } = visitor
  const query = parseComparisonQuery(new URL(request.url).searchParams)
  context.caching.allow({ params: comparisonParams })
  const [compared, i18n] = await Promise.all([
    loadComparedStatements(visitor, query.ids, query.places),
    getI18n(language),
  ])
  for (const { statement } of compared.columns) countViewOnCacheHit(statement.id, language, context)
  const t = i18n.getFixedT(language, 'comparison')
  return {
    ...compared,
    query,
    // An operator's APIs keep no shared comparisons.
    canShare: !context.site.hasOperatorApis,
    back: findFavoritesReferrer(context.personalHeaders.referringPath, language),
    title: t('title'),
    description: compared.columns.map(({ statement }) => statement.title).join(' · '),
  }
}

type ComparisonData = Awaited<ReturnType<typeof loader>>

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = createMeta<typeof loader>(({ title, description, query: { ids } }) => ({
  title,
  description,
  canonical: comparisonUrl({ ids }),
  noIndex: true,
}))

async function comparisonAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const query = parseComparisonQuery(new URL(args.request.url).searchParams)
  return handleForms(
    args,
    onSubmit(placeForm, async ({ values, reject }) => {
      const places = await addPlace(args, query, values)
      if (!Array.isArray(places)) return reject(places)
      return redirect(toLocalizedPath(comparisonUrl({ ...query, places }), visitor.language), 303)
    }),
    onSubmit(shareForm, async ({ idempotencyKey, refuse }) => {
      const answer = await visitor.call(createComparison(query, idempotencyKey))
      if (!answer.ok) return refuse(answer)
      const href = toLocalizedPath(sharedComparisonUrl(answer.keys.key), visitor.language)
      return redirectWithFlash(href, 'comparison_shared', [serializeComparisonKeys(args, answer.keys)])
    }),
  )
}

export const action = pageAction(comparisonAction)

export default function ComparePage() {
  return <ComparisonView data={useLoaderData<typeof loader>() as ComparisonData} />
}

/** Renders statements side by side, for all visitors with the URL. */
function ComparisonView({ data }: { data: ComparisonData }) {
  const { t } = useTranslation(['comparison', 'favorites'])
  const { t: ui } = useTranslation('ui')
  const { language, layout } = usePage()
  const { query, columns, missing, back, title } = data
  const favoritesHref = layout.favorites?.href ?? toLocalizedPath('/favorites', language)
  const crumb = back
    ? { label: t('back_to_favorites'), href: back, back: true }
    : { label: t('favorites:title'), href: favoritesHref }
  return (
    <div className="wrap compared">
      <Breadcrumbs label={ui('breadcrumb')} crumbs={[crumb, { label: title }]} />
      <h1>{title}</h1>
      {query.leftOut > 0 ? (
        <Flash tone="info" quiet>
          {t('left_out', { max: MAX_COMPARED })}
        </Flash>
      ) : null}
      <MissingStatements missing={missing} query={query} />
      {columns.length === 1 ? (
        <Flash
          tone="info"
          quiet
          action={
            <ButtonLink href={favoritesHref} size="small">
              {t('to_favorites')}
            </ButtonLink>
          }
        >
          {t('one_alone')}
        </Flash>
      ) : null}
      {columns.length > 0 ? (
        <>
          {data.lacksNames ? <UnreachablePart retryHref={layout.currentHref} /> : null}
          <ComparedStatements data={data} />
          {data.canShare && columns.length > 1 ? <ShareComparison /> : null}
        </>
      ) : (
        <EmptyState
          title={t(missing.length > 0 ? 'none_left_title' : 'empty_title')}
          action={
            <p className="row">
              <ButtonLink href={favoritesHref} variant="main">
                {t('to_favorites')}
              </ButtonLink>
              <ButtonLink href={toLocalizedPath('/s', language)}>{t('favorites:search')}</ButtonLink>
            </p>
          }
        >
          {t('how', { max: MAX_COMPARED })}
        </EmptyState>
      )}
    </div>
  )
}

function ComparedStatements({ data }: { data: ComparisonData }) {
  const { t } = useTranslation('comparison')
  const { language, origin } = usePage()
  const { query, columns } = data
  const { places, onlyDifferences } = query
  const ids = columns.map(({ statement }) => statement.id)
  const url = origin + toLocalizedPath(comparisonUrl({ ids, places }), language)
  return (
    <>
      <ComparedPlaces query={query} />
      <ComparedTable data={data} query={query} url={url}>
        {columns.length > 1 ? (
          <nav className="chips" aria-label={t('which_facts')}>
            {[false, true].map((isFiltered) => (
              <Chip
                key={String(isFiltered)}
                href={toLocalizedPath(comparisonUrl({ ...query, onlyDifferences: isFiltered }), language)}
                current={onlyDifferences === isFiltered}
                rel="nofollow"
              >
                {t(isFiltered ? 'only_differences' : 'all_facts')}
              </Chip>
            ))}
          </nav>
        ) : null}
      </ComparedTable>
    </>
  )
}

/** Renders the named places, each with a link that removes it, and the form that adds one. */
function ComparedPlaces({ query }: Pick<ComparisonData, 'query'>) {
  const { t } = useTranslation('comparison')
  const { language } = usePage()
  return (
    <section className="compared-places" aria-label={t('places.title')}>
      {query.places.length > 0 ? (
        <ChipRow>
          {query.places.map((place) => {
            const places = query.places.filter((other) => other !== place)
            return (
              <Chip
                key={place.name}
                href={toLocalizedPath(comparisonUrl({ ...query, places }), language)}
                removeLabel={t('remove')}
                rel="nofollow"
              >
                {place.name}
              </Chip>
            )
          })}
        </ChipRow>
      ) : null}
      <AddPlace count={query.places.length} />
    </section>
  )
}

/** Renders the button that makes a page with votes. */
function ShareComparison() {
  const { t } = useTranslation('comparison')
  const { layout } = usePage()
  const { form } = useDefinedForm(shareForm)
  return (
    <section className="panel stack compared-share">
      <h2>{t('together.title')}</h2>
      <p>{t('together.offer', { days: COMPARISON_DAYS })}</p>
      <PostForm form={form} action={layout.currentHref}>
        <Button variant="main" icon="people">
          {t('together.create')}
        </Button>
      </PostForm>
    </section>
  )
}
