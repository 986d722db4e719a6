interface Props {
  text: string;
  accept?: string;
  onFile: (file: File) => Promise<void> | void;
}

/** Opens a file, of JSON unless it says otherwise; the same one can be chosen again. */
export const FileButton = ({ text, accept = '.json,application/json', onFile }: Props) => (
  <label class="button">
    {text}
    <input
      class="unseen"
      type="file"
      accept={accept}
      onChange={async ({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) await onFile(file);
        currentTarget.value = '';
      }}
    />
  </label>
);
