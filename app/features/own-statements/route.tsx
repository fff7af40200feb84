import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { vipOrderPath } from '~/features/services'
import { draftStepHref } from '~/features/statement-drafts'
import { toPriceError } from '~/features/statement-drafts/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { withPageData } from '~/forms/received-form.server'
import { setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { parseOwnPath } from '~/http/own-path'
import { toLocalizedPath } from '~/i18n/languages'
import type { RouteHandle } from '~/page/hydration'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { type FlashName, redirectWithFlash } from '~/session/flash.server'
import { requireUser } from '~/session/guards.server'
import { sealSearch } from '~/session/sealed-search.server'
import { getVisitor } from '~/session/visitor.server'
import { ButtonLink } from '~/ui/button'
import { PageHead } from '~/ui/page-head'
import { reassignStatements } from '~/upstream/agents.server'
import {
  applyStatementAction,
  changePrice,
  closeStatement,
  type StatementActionResult,
} from '~/upstream/own-statements.server'
import { draftOf } from '~/upstream/statement-drafts.server'
import { parsePriceKey } from '~contract/price-doubts'
import { STATEMENT_IMPORT_PATH } from '~contract/statement-imports'
import type { OwnStatementAction } from '~contract/statements'
import { OwnStatementsDialog } from './dialogs'
import {
  closeForm,
  deleteDraftsForm,
  deleteForm,
  draftListForm,
  priceForm,
  reassignForm,
  searchForm,
  statementListForm,
} from './form'
import { loadOwnStatements, type OwnStatementsData } from './loader.server'
import { deleteDrafts, publishDrafts } from './many-drafts.server'
import { ownStatementsPath, parseOwnFilters, parseOwnStatementsParams, withDialogParam } from './urls'
import { OwnStatementsView } from './view'

async function ownStatementsAction(args: ActionFunctionArgs) {
  const { request } = args
  const visitor = getVisitor(args)
  await requireUser(visitor, request)
  const params = parseOwnStatementsParams(new URL(request.url).searchParams)
  const listHref = toLocalizedPath(ownStatementsPath(params), visitor.language)
  return handleForms(
    args,
    onSubmit(searchForm, async ({ values: { text, ...filters } }) => {
      const search = sealSearch(args.context.signer, text)
      const found = ownStatementsPath({ ...params, ...parseOwnFilters(filters), search, page: 1 })
      return redirect(toLocalizedPath(found, visitor.language), 303)
    }),
    onSubmit(draftListForm, async ({ values: { drafts, operation } }) => {
      if (operation === 'choose_delete')
        return redirect(withDialogParam(listHref, 'delete_drafts', drafts.join()), 303)
      return redirectWithFlash(`${listHref}#drafts`, await publishDrafts(visitor, drafts))
    }),
    onSubmit(deleteDraftsForm, async ({ values: { drafts } }) => {
      await deleteDrafts(visitor, drafts)
      return redirectWithFlash(listHref, 'drafts_deleted')
    }),
    onSubmit(deleteForm, async ({ values: { statements: ids } }) => {
      await visitor.call(applyStatementAction('delete', ids))
      const headers = { 'Set-Cookie': setSentFormCookie(`statements/${ids.length}`) }
      return redirect(withDialogParam(listHref, 'deleted', ids.length), { status: 303, headers })
    }),
    onSubmit(reassignForm, async ({ values: { statements, agent }, refuse, reject }) => {
      const answer = await visitor.call(reassignStatements(statements, agent))
      if (answer.ok) return redirectWithFlash(listHref, toReassignFlash(answer))
      // The page offers current agents; one without a confirmed number is named by the API only.
      const isOfAgent = answer.fieldErrors.some(({ field }) => field === 'agent')
      return isOfAgent ? reject({ agent: { key: 'agent_without_phone' } }) : refuse(answer)
    }),
    onSubmit(priceForm, async ({ values, refuse, reject }) => {
      const { statement, price, currency_id, confirmed_price, meant_price } = values
      const change = { ...(parsePriceKey(meant_price) ?? { price, currency_id }), confirmed_price }
      const answer = await visitor.call(changePrice(statement, change))
      if (!answer.ok) return refuse(answer)
      if (answer.state === 'being_edited') return reject({ '': { key: 'price_being_edited' } })
      if (answer.state === 'doubted') {
        const question = await toPriceError(answer.doubt, visitor.language)
        return withPageData(reject({ price: question }), answer.doubt)
      }
      return backTo(statement, answer.state === 'changed' ? 'statement_price' : 'statement_price_in_review')
    }),
    onSubmit(closeForm, async ({ values: { statement, ...outcome }, refuse, reject }) => {
      const answer = await visitor.call(closeStatement(statement, outcome))
      if (!answer.ok) {
        const isOfAnotherDeal = answer.fieldErrors.some(({ field }) => field === 'outcome')
        if (answer.fieldErrors.some(({ field }) => field === 'final_price'))
          return reject({ final_price: { key: 'price_in_other_currency' } })
        return isOfAnotherDeal ? reject({ '': { key: 'deal_changed' } }) : refuse(answer)
      }
      return backTo(statement, 'statement_closed')
    }),
    onSubmit(statementListForm, async ({ values: { statements, operation, return_to } }) => {
      const ids = operation.statement ? [operation.statement] : statements
      switch (operation.name) {
        case 'copy': {
          const { id } = await visitor.call(draftOf(ids[0] ?? 0, 'copy-of'))
          const page = { draft: id, statement: undefined, step: 'check' } as const
          return redirect(draftStepHref(page, visitor.language), 303)
        }
        case 'choose_delete':
          return redirect(withDialogParam(listHref, 'delete', ids.join()), 303)
        case 'choose_vip':
          return redirect(toLocalizedPath(vipOrderPath(ids), visitor.language), 303)
        case 'choose_reassign':
          return redirect(withDialogParam(listHref, 'reassign', ids.join()), 303)
        case 'choose_services':
          return redirect(withDialogParam(listHref, 'profile_services', ids.join()), 303)
        default: {
          const result = await visitor.call(applyStatementAction(operation.name, ids))
          const rowHref = `${listHref}#card-${ids[0]}`
          return redirectWithFlash(parseOwnPath(return_to) ?? rowHref, toFlash(operation.name, result))
        }
      }
    }),
  )

  function backTo(statement: number, flash: FlashName) {
    return redirectWithFlash(`${listHref}#card-${statement}`, flash)
  }
}

/** Returns the message: done, partly done, already done, or not allowed. */
function toFlash(
  act: Exclude<OwnStatementAction, 'delete'>,
  { changed, unchanged, refused }: StatementActionResult,
): FlashName {
  if (refused.length > 0) return changed.length > 0 ? 'statements_partly_changed' : 'statements_refused'
  // Renewals are limited to one a day; hiding a hidden statement counts as done.
  return changed.length === 0 && unchanged.length > 0 && act === 'renew'
    ? 'statements_unchanged'
    : `statements_${act}`
}

function toReassignFlash({ changed, refused }: StatementActionResult): FlashName {
  if (refused.length === 0) return 'statements_reassigned'
  return changed.length > 0 ? 'statements_partly_reassigned' : 'statements_not_reassigned'
}

export const loader = (args: LoaderFunctionArgs) => loadOwnStatements(args)

export const action = pageAction(ownStatementsAction)

export const handle: RouteHandle = {
  dialog: { isOpen: (data) => Boolean((data as OwnStatementsData).dialog), Dialog: OwnStatementsDialog },
}

export const meta = createMeta<typeof loader>((page) => ({
  title: page.title,
  canonical: ownStatementsPath({ ...page.params, search: undefined }),
  noIndex: true,
}))

export default function AccountStatements() {
  const { t } = useTranslation(['own-statements', 'layout'])
  const { layout, language } = usePage()
  const data = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title={data.title}>
        {layout.addStatementHref && data.counts.all > 0 ? (
          <ButtonLink variant="main" icon="plus" href={layout.addStatementHref}>
            {t('layout:add_statement')}
          </ButtonLink>
        ) : null}
        {data.canImport ? (
          <ButtonLink href={toLocalizedPath(STATEMENT_IMPORT_PATH, language)}>{t('import')}</ButtonLink>
        ) : null}
      </PageHead>
      <OwnStatementsView data={data} />
    </>
  )
}
