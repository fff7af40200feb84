import ts from 'typescript'
import type { Column } from './describe'

const SCHEMA_FILE = 'backend/platform/db/schema.ts'
const JSON_TYPES = ['json', 'jsonb']

/** Compares the row type that a query declares with the columns that it returns. */
export interface RowError {
  column: string
  message: string
  /** True if the table allows null in the column; a condition of the query may exclude it. */
  isOfNull?: true
}

export class RowComparison {
  readonly #checker: ts.TypeChecker
  readonly #tables: ts.Type
  readonly #pgTypes: ts.Type

  constructor(program: ts.Program) {
    this.#checker = program.getTypeChecker()
    const schema = program.getSourceFiles().find(({ fileName }) => fileName.endsWith(SCHEMA_FILE))
    if (!schema) throw new Error(`${SCHEMA_FILE} is not in the program`)
    this.#tables = this.#exported(schema, 'Tables')
    this.#pgTypes = this.#exported(schema, 'PgTypes')
  }

  #exported(file: ts.SourceFile, name: string): ts.Type {
    const symbol = this.#checker.getSymbolAtLocation(file)
    const found = symbol && this.#checker.getExportsOfModule(symbol).find((each) => each.name === name)
    if (!found) throw new Error(`${SCHEMA_FILE} exports no ${name}`)
    return this.#checker.getDeclaredTypeOfSymbol(found)
  }

  findErrors(rowNode: ts.TypeNode, columns: readonly Column[]): RowError[] {
    const row = this.#checker.getTypeFromTypeNode(rowNode)
    if (row.flags & ts.TypeFlags.TypeParameter) return []
    const names = new Set(columns.map(({ name }) => name))
    const missing = row
      .getProperties()
      .filter((property) => !names.has(property.name) && !(property.flags & ts.SymbolFlags.Optional))
    return [
      ...missing.map(({ name }) => ({ column: name, message: 'is not returned by the query' })),
      ...columns.flatMap((column) => this.#findColumnErrors(column, row)),
    ]
  }

  #findColumnErrors(column: Column, row: ts.Type): RowError[] {
    const checker = this.#checker
    const declared = this.#property(row, column.name) ?? row.getStringIndexType()
    if (!declared || declared.flags & ts.TypeFlags.Unknown) return []
    const fail = (message: string, more = {}) => [{ column: column.name, message, ...more }]
    const real = this.#realType(column)
    if (!real) return fail(`is of PostgreSQL's type ${column.type}, which PgTypes does not have`)
    const isJson = JSON_TYPES.includes(column.type)
    if (!isJson && !checker.isTypeAssignableTo(real, checker.getNonNullableType(declared)))
      return fail(`is ${checker.typeToString(real)}, not ${checker.typeToString(declared)}`)
    if (!column.source) return []
    const canBeNull = !column.source.isNotNull || column.isOuter
    const declaresNull = checker.isTypeAssignableTo(checker.getNullType(), declared)
    if (canBeNull && !declaresNull) return fail('can be null', { isOfNull: true })
    return !canBeNull && declaresNull ? fail('is never null') : []
  }

  #realType({ source, type }: Column): ts.Type | undefined {
    const table = source && this.#property(this.#tables, source.table)
    const real = (table && this.#property(table, source.column)) ?? this.#property(this.#pgTypes, type)
    return real && this.#checker.getNonNullableType(real)
  }

  #property(type: ts.Type, name: string): ts.Type | undefined {
    const property = this.#checker.getPropertyOfType(type, name)
    return property && this.#checker.getTypeOfSymbol(property)
  }
}
