import type { ActionFunctionArgs } from '@remix-run/node'
import { readForm } from '../../../http/form.server'
import { readVisitor } from '../../../http/visitor.server'
import { oneDeveloper } from '../../../upstream/companies.server'
import { oneProject } from '../../../upstream/projects.server'
import { actOnWriting } from '../../call-request/index.server'

/** The form of a developer's page: a request to be called that names the developer. */
export async function writeToDeveloper(args: ActionFunctionArgs, key: string) {
  return write(args, async () => (await readVisitor(args).call(oneDeveloper(key))).name)
}

/** The form of a project's page: names the project and who builds it. */
export async function writeToProject(args: ActionFunctionArgs, key: string) {
  return write(args, async () => aboutProject(await readVisitor(args).call(oneProject(key))))
}

/** What is said before the comment of somebody who asks about a project. */
export function aboutProject({
  name,
  developer,
}: {
  name: string
  developer?: { name: string } | null | undefined
}) {
  return developer ? `${developer.name}, ${name}` : name
}

async function write(args: ActionFunctionArgs, about: () => Promise<string>) {
  const form = await readForm(args.request)
  if (form.get('intent') !== 'write') throw new Response(null, { status: 400 })
  return actOnWriting(args, form, await about())
}
