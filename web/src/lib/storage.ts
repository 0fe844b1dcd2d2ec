// What this browser, or this tab, remembers. Where it is told to store nothing, things are remembered until the page is
// left.

class Shelf {
  private readonly memory = new Map<string, string>();
  private readonly open: () => Storage; // throws where nothing may be stored

  constructor(open: () => Storage) {
    this.open = open;
  }

  /** What is remembered under a name; null if nothing is. */
  get(name: string): string | null {
    let found: string | null = null;
    try {
      found = this.open().getItem(name);
    } catch {
      // Memory alone knows.
    }
    return found ?? this.memory.get(name) ?? null;
  }

  set(name: string, value: string): void {
    this.memory.set(name, value);
    try {
      this.open().setItem(name, value);
      this.memory.delete(name);
    } catch {
      // It stays in memory.
    }
  }

  remove(name: string): void {
    this.memory.delete(name);
    try {
      this.open().removeItem(name);
    } catch {
      // It was never there.
    }
  }
}

export const storage = new Shelf(() => localStorage);
export const tabStorage = new Shelf(() => sessionStorage);
