import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import type { ErrorKey } from '~/forms/field-error'
import { handleForms, onSubmit } from '~/forms/form-action.server'
import { notFound } from '~/http/error-responses.server'
import { requireRole } from '~/session/guards.server'
import { getVisitor } from '~/session/visitor.server'
import { confirmImport, startImport } from '~/upstream/statement-imports.server'
import { IMPORTING_TYPES, type ImportFileError, MAX_IMPORT_LINES } from '~contract/statement-imports'
import { confirmImportForm, importForm } from './form'
import { importHref, parseImportId } from './urls'

const FILE_ERRORS: Record<ImportFileError, ErrorKey> = {
  too_large: 'import_too_large',
  too_many_lines: 'import_too_many_lines',
  empty: 'import_empty',
  encoding: 'import_encoding',
  workbook: 'import_workbook',
  no_columns: 'import_no_columns',
  broken: 'import_broken',
  entities: 'import_entities',
  cell_too_long: 'import_cell_too_long',
  too_many_columns: 'import_too_many_columns',
  too_many_elements: 'import_too_many_elements',
  too_deep: 'import_too_deep',
  too_complex: 'import_too_complex',
  busy: 'import_busy',
}

export async function statementImportAction(args: ActionFunctionArgs) {
  const visitor = getVisitor(args)
  await requireRole(visitor, args.request, IMPORTING_TYPES)
  const id = parseImportId(new URL(args.request.url).searchParams)
  if (id === '') throw notFound('errors.page_desc')
  if (id !== undefined)
    return handleForms(
      args,
      onSubmit(confirmImportForm, async ({ values: { mode } }) => {
        await visitor.call(confirmImport(id, mode))
        return redirect(importHref(visitor.language, id), 303)
      }),
    )
  return handleForms(
    args,
    onSubmit(importForm, async ({ values: { file }, reject }) => {
      const started = await visitor.call(startImport(file))
      if ('id' in started) return redirect(importHref(visitor.language, started.id), 303)
      const { refusal, line } = started
      return reject({
        file: { key: FILE_ERRORS[refusal], args: { line: line ?? 1, count: MAX_IMPORT_LINES } },
      })
    }),
  )
}
