import type { LoaderFunctionArgs } from '@remix-run/node'
import { notFound } from '../../http/failures.server'
import { readVisitor } from '../../http/visitor.server'
import { statementParameters } from '../../upstream/dictionaries.server'
import { isUpstreamError } from '../../upstream/errors'
import { oneStatement } from '../../upstream/statements.server'
import { statementAddress } from './statement-address'

/** A statement with what names its ids. A number that nobody has is the page "not found". */
export async function loadStatement({ request, context }: LoaderFunctionArgs, id: number) {
  const visitor = readVisitor({ request, context })
  const [statement, dictionaries] = await Promise.all([
    visitor.call(oneStatement(id)).catch((error: unknown) => {
      if (isUpstreamError(error) && error.status === 404) throw notFound('errors.statement_not_found')
      throw error
    }),
    visitor.reference(statementParameters),
  ])
  return {
    language: visitor.language,
    statement,
    dictionaries,
    canonical: statementAddress(statement, visitor.language),
  }
}

export type StatementData = Awaited<ReturnType<typeof loadStatement>>
