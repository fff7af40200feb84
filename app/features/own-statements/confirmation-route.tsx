import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { useDefinedForm } from '~/forms/use-defined-form'
import { notFound } from '~/http/error-responses.server'
import { formatId } from '~/i18n/format-id'
import { getI18n } from '~/i18n/i18n.server'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { redirectWithFlash } from '~/session/flash.server'
import { getVisitor, type Visitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { GatePage } from '~/ui/gate-page'
import { joinFacts } from '~/ui/join-facts'
import { confirmByLink, type LinkedStatement, linkedStatements } from '~/upstream/own-statements.server'
import { isUpstreamError } from '~/upstream/upstream-error'
import { CONFIRMATION_LINK_DAYS, CONFIRMATION_PATH } from '~contract/freshness'
import { OWN_STATEMENTS_PATH } from '~contract/statement-drafts'
import { confirmationForm } from './form'

/** Loads the page of a link without changing anything, as mail scanners open links, too. */
export async function loader(args: LoaderFunctionArgs) {
  const visitor = getVisitor(args)
  // Analytics receive the URL of a page, which contains the code.
  args.context.dataLayer = undefined
  const statements = await findOrNothing(visitor, linkedStatements, readCode(args))
  const t = (await getI18n(visitor.language)).getFixedT(visitor.language, 'own-statements')
  if (!statements) return data({ title: t('confirmation.missing_title'), statements }, { status: 404 })
  const due = statements.filter(({ state }) => state === 'due').length
  if (due > 0) return data({ title: t('confirmation.title', { count: due }), statements })
  const isDone = statements.some(({ state }) => state === 'confirmed')
  return data({ title: t(isDone ? 'confirmation.done_title' : 'confirmation.closed_title'), statements })
}

const readCode = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams.get('code') ?? ''

/** Returns undefined for an unknown, incomplete or expired code. */
async function findOrNothing(
  visitor: Visitor,
  call: typeof linkedStatements,
  code: string,
): Promise<LinkedStatement[] | undefined> {
  if (code === '') return undefined
  return visitor.call(call(code)).catch((error: unknown) => {
    if (isUpstreamError(error) && (error.status === 404 || error.status === 422)) return undefined
    throw error
  })
}

async function confirmationAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  return handleForms(
    args,
    onSubmit(confirmationForm, async () => {
      const code = readCode(args)
      const statements = await findOrNothing(visitor, confirmByLink, code)
      if (!statements) throw notFound('errors.page_desc')
      const isRepeated = !statements.some(({ state }) => state === 'due')
      const query = new URLSearchParams({ code })
      return redirectWithFlash(
        `${toLocalizedPath(CONFIRMATION_PATH, visitor.language)}?${query}`,
        isRepeated ? 'statements_already_confirmed' : 'statements_confirm',
      )
    }),
  )
}

export const action = pageAction(confirmationAction)

export const meta = createMeta<typeof loader>(({ title }) => ({
  title,
  canonical: CONFIRMATION_PATH,
  noIndex: true,
}))

export default function ConfirmationPage() {
  const { t } = useTranslation('own-statements')
  const { language } = usePage()
  const { title, statements } = useLoaderData<typeof loader>()
  return (
    <GatePage title={title}>
      {statements ? (
        <LinkedStatements statements={statements} />
      ) : (
        <p className="lead">{t('confirmation.missing', { count: CONFIRMATION_LINK_DAYS })}</p>
      )}
      <p>
        <ButtonLink href={toLocalizedPath(OWN_STATEMENTS_PATH, language)}>{t('title')}</ButtonLink>
      </p>
    </GatePage>
  )
}

function LinkedStatements({ statements }: { statements: LinkedStatement[] }) {
  const { t } = useTranslation('own-statements')
  const { language, layout } = usePage()
  const { form } = useDefinedForm(confirmationForm)
  const due = statements.filter(({ state }) => state === 'due')
  return (
    <>
      <ul>
        {statements.map(({ id, title, state }) => (
          <li key={id}>{joinFacts([title, formatId(id, language), t(`confirmation.states.${state}`)])}</li>
        ))}
      </ul>
      {due.length > 0 ? (
        <PostForm form={form} action={layout.currentHref}>
          <Button variant="main" icon="check">
            {t('confirmation.confirm', { count: due.length })}
          </Button>
        </PostForm>
      ) : null}
    </>
  )
}
