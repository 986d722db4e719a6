interface Props {
  text: string;
  onText: (text: string) => void;
}

/** Opens a file of JSON; the same one can be chosen again. */
export const FileButton = ({ text, onText }: Props) => (
  <label class="button">
    {text}
    <input
      class="unseen"
      type="file"
      accept=".json,application/json"
      onChange={async ({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) onText(await file.text());
        currentTarget.value = '';
      }}
    />
  </label>
);
