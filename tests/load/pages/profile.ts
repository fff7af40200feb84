import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatTable } from '../format-table'

interface CallFrame {
  functionName: string
  url: string
  lineNumber: number
  columnNumber: number
}

interface CpuProfile {
  nodes: { id: number; callFrame: CallFrame; children?: number[] }[]
  samples: number[]
  timeDeltas: number[]
}

const MIN_SHARE = 0.005

/** Formats the processor time by package, by our own folder, or by the runtime. */
export function formatProfile(folder: string): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.cpuprofile'))
  const profile: CpuProfile = JSON.parse(readFileSync(join(folder, files[0] ?? ''), 'utf8'))
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]))
  const timeByPart = new Map<string, number>()
  for (const [index, id] of profile.samples.entries()) {
    const part = findPart(frames.get(id) as CallFrame)
    if (part) timeByPart.set(part, (timeByPart.get(part) ?? 0) + (profile.timeDeltas[index] ?? 0))
  }
  const total = [...timeByPart.values()].reduce((sum, time) => sum + time, 0)
  return formatTable(
    ['part', 'of the time'],
    [...timeByPart]
      .filter(([, time]) => time / total >= MIN_SHARE)
      .sort(([, one], [, other]) => other - one)
      .map(([part, time]) => [part, `${((100 * time) / total).toFixed(1)} %`]),
    56,
  )
}

/** Returns undefined for idle threads. */
function findPart({ functionName, url, lineNumber, columnNumber }: CallFrame): string | undefined {
  if (functionName === '(idle)' || functionName === '(root)') return undefined
  if (functionName === '(garbage collector)') return 'collecting garbage'
  if (url === '') return `runtime: ${functionName}`
  if (url.startsWith('node:')) return url.startsWith('node:internal/deps/') ? url : 'node'
  const source = findSource(url, lineNumber, columnNumber)
  const [, packageName] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  return packageName ?? source.split('/').slice(0, 3).join('/')
}

const sourceMaps = new Map<string, SourceMap | undefined>()

function findSource(url: string, line: number, column: number): string {
  const file = url.startsWith('file:') ? fileURLToPath(url) : url
  if (file.includes('/node_modules/')) return file
  if (!sourceMaps.has(file)) sourceMaps.set(file, readSourceMap(`${file}.map`))
  const entry = sourceMaps.get(file)?.findEntry(line, column)
  const source = entry && 'originalSource' in entry ? entry.originalSource : file
  return source.replace(/^.*?(?=(app|backend|contract|server|locales|node_modules)\/)/, '')
}

function readSourceMap(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
