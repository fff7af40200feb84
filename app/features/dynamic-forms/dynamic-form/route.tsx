import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { pageAction } from '~/features/dialogs/index.server'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { PostForm } from '~/forms/post-form'
import { hasSentForm, setSentFormCookie } from '~/forms/sent-form-cookie.server'
import { useDefinedForm } from '~/forms/use-defined-form'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { createMeta } from '~/seo/page-meta'
import { getVisitor } from '~/session/visitor.server'
import { Button, ButtonLink } from '~/ui/button'
import { Flash } from '~/ui/flash'
import { type DynamicForm, dynamicForm, sendDynamicForm } from '~/upstream/dynamic-forms.server'
import type { Refusal } from '~/upstream/refusals'
import { listUnknownRules } from '~contract/field-rules'
import { AnswerFields } from '../answer-field'
import sheet from '../dynamic-forms.css?url'
import { pickAnswers, pickFiles } from '../form-schema'
import { defineDynamicForm } from './form'

/** Loads the form; a closed one has only its texts. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args
  const form = await loadForm(args)
  const unknown = listUnknownRules(form.fields)
  if (unknown.length > 0)
    context.log.warn({ form: form.id, rules: unknown }, 'unknown rules of a form are skipped')
  return {
    ...form,
    canonical: toLocalizedPath(`/dynamic-forms/${form.id}`, getVisitor(args).language),
    isSent:
      new URL(request.url).searchParams.get('sent') === '1' &&
      hasSentForm(`dynamic_form/${form.id}`, request),
  }
}

async function dynamicFormAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  const { id, fields, isClosed } = await loadForm(args)
  const formPath = toLocalizedPath(`/dynamic-forms/${id}`, visitor.language)
  // Closed meanwhile; the page shows a notice.
  if (isClosed) return redirect(formPath, 303)
  return handleForms(
    args,
    onSubmit(defineDynamicForm(fields), async ({ values, idempotencyKey: key, refuse, reject }) => {
      const [answers, files] = [pickAnswers(values), pickFiles(values)]
      const answer = await visitor.call(sendDynamicForm({ id: String(id), answers, files, key }))
      if (!answer.ok) {
        const rejected = findRejectedFiles(answer, fields)
        return Object.keys(rejected).length > 0 ? reject(rejected) : refuse(answer)
      }
      const headers = { 'Set-Cookie': setSentFormCookie(`dynamic_form/${id}`) }
      return redirect(`${formPath}?sent=1`, { status: 303, headers })
    }),
  )
}

/** Returns errors of files that are neither PDF nor picture, by field. */
function findRejectedFiles({ fieldErrors }: Refusal, fields: DynamicForm['fields']) {
  const rejected = fields.filter(
    ({ name, type }) => type === 'file' && fieldErrors.some(({ field }) => field === name),
  )
  return Object.fromEntries(
    rejected.map(({ name, title }) => [name, { key: 'answer_file_kind' as const, args: { field: title } }]),
  )
}

async function loadForm({ params, ...args }: LoaderFunctionArgs): Promise<DynamicForm> {
  const visitor = getVisitor(args)
  // A path without an id does not name a form.
  if (params.id === undefined) throw redirect(toLocalizedPath('/contact', visitor.language))
  return visitor.call(dynamicForm(params.id))
}

type DynamicFormData = Awaited<ReturnType<typeof loader>>

export const action = pageAction(dynamicFormAction)

export const meta = createMeta<typeof loader>((page) => ({ ...page, noIndex: true }))

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheet }]

export default function DynamicFormRoute() {
  return <DynamicFormView data={useLoaderData<typeof loader>()} />
}

function DynamicFormView({ data }: { data: DynamicFormData }) {
  const { t } = useTranslation('dynamic-forms')
  const { title, description, thanks, isClosed, isSent } = data
  if (isSent || isClosed)
    return (
      <div className="wrap dynamic-form">
        <h1>{title}</h1>
        {isSent ? <Flash tone="good">{thanks ?? t('sent')}</Flash> : <Flash>{t('closed')}</Flash>}
        <HomeLink />
      </div>
    )
  return (
    <div className="wrap dynamic-form">
      <h1>{title}</h1>
      {description ? <p className="lead">{description}</p> : null}
      <FormFields data={data} />
    </div>
  )
}

function FormFields({ data: { fields: descriptions, canonical } }: { data: DynamicFormData }) {
  const { t } = useTranslation('dynamic-forms')
  const { form, fields, isRejected } = useDefinedForm(defineDynamicForm(descriptions))
  const hasFiles = descriptions.some(({ type }) => type === 'file')
  return (
    <PostForm form={form} action={canonical} encType={hasFiles ? 'multipart/form-data' : undefined}>
      <AnswerFields descriptions={descriptions} fields={fields} />
      {/* Browsers do not restore file inputs. */}
      {isRejected && hasFiles ? <p className="hint">{t('choose_files_again')}</p> : null}
      <p>
        <Button variant="main">{t('send')}</Button>
      </p>
    </PostForm>
  )
}

function HomeLink() {
  const { t } = useTranslation('dynamic-forms')
  const { language } = usePage()
  return (
    <p>
      <ButtonLink href={toLocalizedPath('/', language)}>{t('home')}</ButtonLink>
    </p>
  )
}
