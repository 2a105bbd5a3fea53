/** A loop that looks again and again whether there is something to do, and may be woken before the time. */
export class Alarm {
  private ring: () => void = () => {};
  private isRinging = false;

  /** Waits so many milliseconds, or until it is woken; at once where that has happened since the last time. */
  async sleep(milliseconds: number): Promise<void> {
    if (!this.isRinging) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.ring = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.ring = () => {};
    this.isRinging = false;
  }

  wake(): void {
    this.isRinging = true;
    this.ring();
  }
}
