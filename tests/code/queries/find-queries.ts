import path from 'node:path'
import ts from 'typescript'
import { Evaluator } from './evaluate'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Functions that pass a query on, with the index of the argument that is the text. */
const TEXT_ARGUMENTS: Readonly<Record<string, number>> = { query: 0, cancellableQuery: 2, runQuery: 0 }

export interface FoundQuery {
  /** `backend/loans/store.ts:35` */
  place: string
  file: string
  call: ts.CallExpression
  rowNode: ts.TypeNode | undefined
  texts: string[]
}

export function createProgram(isRoot: (file: string) => boolean): ts.Program {
  const configFile = path.join(ROOT, 'tsconfig.json')
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(configFile, ts.sys.readFile).config,
    ts.sys,
    ROOT,
  )
  return ts.createProgram(
    config.fileNames.filter((file) => isRoot(path.relative(ROOT, file))),
    config.options,
  )
}

/** Returns every call that sends a query, with all texts that it can send. */
export function findQueries(program: ts.Program, isSearched: (file: string) => boolean): FoundQuery[] {
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles().filter(({ fileName, isDeclarationFile }) => {
    return !isDeclarationFile && !fileName.includes('node_modules')
  })
  const evaluator = new Evaluator(checker, indexCalls(checker, files))
  return files.flatMap((source) => {
    const file = path.relative(ROOT, source.fileName)
    if (!isSearched(file)) return []
    return listCalls(source).flatMap((call) => {
      const text = getQueryText(call)
      if (!text) return []
      const { line } = source.getLineAndCharacterOfPosition(call.getStart())
      return {
        place: `${file}:${line + 1}`,
        file,
        call,
        rowNode: call.typeArguments?.[0],
        texts: evaluator.variants(text),
      }
    })
  })
}

function listCalls(source: ts.SourceFile): ts.CallExpression[] {
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node)) calls.push(node)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return calls
}

function getQueryText(call: ts.CallExpression): ts.Expression | undefined {
  const { expression } = call
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  const index = ts.isIdentifier(name) ? TEXT_ARGUMENTS[name.text] : undefined
  if (index === undefined || (name === expression && ts.isIdentifier(name) && name.text === 'query'))
    return undefined
  const argument = call.arguments[index]
  if (!argument || !ts.isObjectLiteralExpression(argument)) return argument
  const text = argument.properties.find((property) => property.name?.getText() === 'text')
  return text && ts.isPropertyAssignment(text) ? text.initializer : argument
}

function indexCalls(checker: ts.TypeChecker, files: readonly ts.SourceFile[]) {
  const byName = new Map<string, ts.CallExpression[]>()
  for (const call of files.flatMap(listCalls)) {
    if (!ts.isIdentifier(call.expression)) continue
    const { text } = call.expression
    byName.set(text, [...(byName.get(text) ?? []), call])
  }
  const bySymbol = new Map<ts.Symbol, ts.CallExpression[]>()
  return (symbol: ts.Symbol) => {
    const found = bySymbol.get(symbol) ?? (byName.get(symbol.name) ?? []).filter(isCallOf(symbol, checker))
    bySymbol.set(symbol, found)
    return found
  }
}

function isCallOf(symbol: ts.Symbol, checker: ts.TypeChecker) {
  return ({ expression }: ts.CallExpression) => {
    const called = checker.getSymbolAtLocation(expression)
    return (
      called && (called.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(called) : called) === symbol
    )
  }
}
