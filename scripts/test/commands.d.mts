export function bin(program: string, ...args: string[]): string[];
export function script(file: string, ...args: string[]): string[];
export function vitest(projects: string, ...args: string[]): string[];
